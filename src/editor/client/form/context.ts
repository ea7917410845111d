/** The context that a form provides to its fields. */

import { createContext, useContext, useEffect, useRef } from 'react';
import type {
  AddedDocument,
  AddedPictures,
  EditorProblem,
  Json,
  PagePart,
  SiteView,
} from '../../shared/protocol.ts';
import type { EditorMessages } from '../messages/messages.ts';
import type { RequirementNames } from './compliance/requirementNames.ts';
import { isWithin } from './json.ts';

/** Stable while the form is open. */
export interface FormContextValue {
  /** The prefix of its element ids. */
  id: string;
  /** Changes the value at a pointer; undefined removes the field. */
  change: (pointer: string, value: Json | undefined) => void;
  /** The current value at a pointer, which may be newer than the last render. */
  read: (pointer: string) => Json | undefined;
  /** Unfolds the ancestors of a field and focuses it after rendering. */
  open: (pointer: string) => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  site: SiteView;
  messages: EditorMessages['form'];
  /** The language of the messages. */
  language: string;
  requirements: RequirementNames;
  /** The column titles of its table, if the form itself does not have them. */
  columns?: PagePart['columns'];
  onAddPicture?: (files: File[]) => Promise<AddedPictures>;
  onAddDocument?: (file: File) => Promise<AddedDocument>;
  /** Returns the current checksum of a document, or undefined if it does not exist. */
  readChecksum?: (document: string) => Promise<string | undefined>;
  /** Opens a picture of the public folder in the picture editor. */
  onEditPicture?: (path: string) => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside a form.');
  return form;
}

/** The problems by the pointers of the fields that show them. */
export type FieldProblems = ReadonlyMap<string, readonly EditorProblem[]>;

export const ProblemsContext = createContext<FieldProblems>(new Map());

export const useProblems = (pointer: string): readonly EditorProblem[] =>
  useContext(ProblemsContext).get(pointer) ?? [];

/** The problems of a field and of everything inside it. */
export const useProblemsWithin = (pointer: string): readonly EditorProblem[] =>
  useLocatedProblemsWithin(pointer).map(({ problem }) => problem);

/** The same, with the pointers of the fields that show them. */
export function useLocatedProblemsWithin(
  pointer: string,
): readonly { fieldPointer: string; problem: EditorProblem }[] {
  const problems = useContext(ProblemsContext);
  return [...problems].flatMap(([fieldPointer, fieldProblems]) =>
    isWithin(fieldPointer, pointer) ? fieldProblems.map((problem) => ({ fieldPointer, problem })) : [],
  );
}

/** The names of the binding lists, if the form has them. */
export const RequiredListsContext = createContext<Json | undefined>(undefined);

/** A request to focus a field; a new object each time. */
export interface FocusRequest {
  pointer: string;
}

export const FocusRequestContext = createContext<FocusRequest | undefined>(undefined);

/**
 * Calls back when a field inside a pointer is to be focused.
 *
 * @param unfold called with the pointer from the form to that field
 */
export function useFocusRequest(pointer: string, unfold: (target: string) => void): void {
  const request = useContext(FocusRequestContext);
  const latest = useRef(unfold);
  latest.current = unfold;
  useEffect(() => {
    if (request && isWithin(request.pointer, pointer)) latest.current(request.pointer);
  }, [request, pointer]);
}

/** The id of a field's element. It contains no spaces, because they separate ids in lists. */
export const elementId = (form: FormContextValue, pointer: string, part = ''): string =>
  `${form.id}${encodeURIComponent(pointer)}${part}`;
