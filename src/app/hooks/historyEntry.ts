/** Name of the displayed history entry; "" while prerendering. */
import { createContext, useContext } from 'react';

const Entry = createContext('');

export const HistoryEntry = Entry.Provider;

export const useHistoryEntry = (): string => useContext(Entry);
