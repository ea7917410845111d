import { useEffect, useState, useSyncExternalStore } from 'react';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function watchReduced(changed: () => void) {
  reducedMotion.addEventListener('change', changed);
  return () => reducedMotion.removeEventListener('change', changed);
}

function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export const useReducedMotion = () => useSyncExternalStore(watchReduced, () => reducedMotion.matches);
const usePageHidden = () => useSyncExternalStore(watchVisibility, () => document.hidden);

/**
 * "auto" is the setting of the block and pauses for a pointer or a finger on the slides. "asked" is the
 * choice of the visitor and does not pause. Only Play ends "paused".
 */
type Rotation = 'auto' | 'asked' | 'paused';

/**
 * @param auto true to start automatically
 * @param isHeld true while a pointer or a finger is on the slides
 */
export function useRotation(auto: boolean, isHeld: boolean, reduced: boolean) {
  const away = usePageHidden();
  const [rotation, setRotation] = useState<Rotation>(auto && !reduced ? 'auto' : 'paused');
  useEffect(() => {
    if (reduced) setRotation('paused');
  }, [reduced]);
  return {
    paused: rotation === 'paused',
    asked: rotation === 'asked',
    rotating: !away && (rotation === 'asked' || (rotation === 'auto' && !isHeld)),
    pause: () => setRotation('paused'),
    toggle: () => setRotation(rotation === 'paused' ? 'asked' : 'paused'),
  };
}
