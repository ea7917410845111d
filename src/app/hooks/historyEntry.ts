/** The entry of the history whose page is shown, by its name; "" while prerendering. */
import { createContext, useContext } from 'react';

const Entry = createContext('');

export const HistoryEntry = Entry.Provider;

export const useHistoryEntry = (): string => useContext(Entry);
