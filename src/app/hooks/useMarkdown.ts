import { createContext, useContext } from 'react';
import { type MarkdownParser, plainTextParser } from '../../core/data/richText.ts';

const MarkdownContext = createContext(plainTextParser);

export const MarkdownProvider = MarkdownContext.Provider;

export const useMarkdown = (): MarkdownParser => useContext(MarkdownContext);
