import './main.css';
import { createRoot } from 'react-dom/client';
import type { InitialData } from '../state/api.ts';
import { Start } from './Start.tsx';

/** @param initialData already requested; if it fails, the client retries */
export function mount(initialData: Promise<InitialData>): void {
  const root = document.getElementById('window');
  if (root) createRoot(root).render(<Start initialData={initialData} />);
}
