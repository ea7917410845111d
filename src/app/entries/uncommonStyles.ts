/**
 * Styles of blocks that are rare on first pages. Pages with such a block link to them; the app loads them
 * before the next page.
 */
import '../styles/uncommon.css';
