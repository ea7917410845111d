import { useSyncExternalStore } from 'react';

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
export const usePageHidden = () => useSyncExternalStore(watchVisibility, () => document.hidden);
