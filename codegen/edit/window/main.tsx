/** The window of the editor. */
import './main.css';
import { createRoot } from 'react-dom/client';
import { Start } from './Start.tsx';

const root = document.getElementById('window');
if (root) createRoot(root).render(<Start />);
