/** Whether the slides move on by themselves. */
import { useEffect, useState } from 'react';
import { usePageHidden } from './preferences.ts';

/**
 * Why the slides move on or stay. "auto" is the block's own wish and yields to a pointer or a finger on the slides;
 * "asked" is the visitor's and does not. Only Play leads away from "paused".
 */
type Rotation = 'auto' | 'asked' | 'paused';

/**
 * @param auto whether they begin to move without being asked
 * @param isHeld whether a pointer or a finger is on the slides
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
