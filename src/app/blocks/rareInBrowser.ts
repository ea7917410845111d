/** The components of rare kinds with their styles, which pages that begin with such a block link to by themselves. */
import '../styles/rare.css';

export { RARE_COMPONENTS } from './rareComponents.ts';
