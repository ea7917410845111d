/** What draws the marks of texts with its styles, which pages that begin with marks link to by themselves. */
import '../styles/marked.css';

export { MarkedText, plainText } from './MarkedText.tsx';
