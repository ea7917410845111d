/** Styles of blocks that are rare on first pages; the app loads them before the next page. */
import '../styles/uncommon.css';
