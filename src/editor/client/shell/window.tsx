/** The window of the editor. */
import './main.css';
import { createRoot } from 'react-dom/client';
import type { InitialData } from '../state/initialData.ts';
import { Start } from './Start.tsx';

/** @param initialData what was asked for at once; where that fails, the window asks again by itself */
export function mount(initialData: Promise<InitialData>): void {
  const root = document.getElementById('window');
  if (root) createRoot(root).render(<Start initialData={initialData} />);
}
