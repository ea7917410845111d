/** The styles of blocks that few first pages have. Pages with such a block link to them, and the app loads them for the next page. */
import '../styles/uncommon.css';
