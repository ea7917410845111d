/** The component of long lists with its styles, which pages that begin with one link to by themselves. */
import '../styles/archive.css';

export { ARCHIVE_COMPONENTS } from './archiveComponents.ts';
