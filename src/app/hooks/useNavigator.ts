/** How the app leads to another address of the site. */
import { useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * What makes a step in the history: `push` and `replace`, given a whole address. `useNavigate` gives the same to relative
 * addresses, which it finds by the routes that it is called in. There are none here, and that is 1.4 kB gzip.
 */
export const useNavigator = () => useContext(UNSAFE_NavigationContext).navigator;
