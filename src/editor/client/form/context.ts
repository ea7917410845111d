/** What every field of a form asks of the form around it. */
import { createContext, useContext, useEffect, useRef } from 'react';
import type {
  AddedDocument,
  AddedPictures,
  EditorProblem,
  Json,
  PagePart,
  SiteView,
} from '../../shared/protocol.ts';
import type { EditorMessages } from '../messages/model.ts';
import type { RequirementNames } from './compliance/requirementNames.ts';
import { isWithin } from './json.ts';

/** What stays the same for as long as the form is open. */
export interface FormContextValue {
  /** Begins the ids of its elements. */
  id: string;
  /** Changes the value at a pointer; undefined takes a field away. */
  change: (pointer: string, value: Json | undefined) => void;
  /** The value at a pointer as it is now, later than the last drawing. */
  read: (pointer: string) => Json | undefined;
  /** Unfolds what a field is in and gives it the focus once it is drawn. */
  open: (pointer: string) => void;
  /** Says something to those who do not see it happen. */
  announce: (text: string) => void;
  site: SiteView;
  messages: EditorMessages['form'];
  requirements: RequirementNames;
  /** What the columns of its table are called, where the form itself does not say it. */
  columns?: PagePart['columns'];
  onAddPicture?: (files: File[]) => Promise<AddedPictures>;
  onAddDocument?: (file: File) => Promise<AddedDocument>;
  /** Gives the checksum of a document of the site as it is now, and none where there is no such document. */
  readChecksum?: (document: string) => Promise<string | undefined>;
  /** Opens a picture of the public folder, to be edited by itself. */
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

/** The problems that a field shows. */
export const useProblems = (pointer: string): readonly EditorProblem[] =>
  useContext(ProblemsContext).get(pointer) ?? [];

/** Those of a field and of all that is inside it. */
export const useProblemsWithin = (pointer: string): readonly EditorProblem[] =>
  useLocatedProblemsWithin(pointer).map(({ problem }) => problem);

/** The same, each with the pointer of the field that shows it. */
export function useLocatedProblemsWithin(
  pointer: string,
): readonly { place: string; problem: EditorProblem }[] {
  const problems = useContext(ProblemsContext);
  return [...problems].flatMap(([place, fieldProblems]) =>
    isWithin(place, pointer) ? fieldProblems.map((problem) => ({ place, problem })) : [],
  );
}

/** The names of the lists that bind the site, where the form says which do. */
export const RequiredListsContext = createContext<Json | undefined>(undefined);

/** A field that is to be brought into view; another object each time. */
export interface FocusRequest {
  pointer: string;
}

export const FocusRequestContext = createContext<FocusRequest | undefined>(undefined);

/**
 * Calls back when a field inside a place is to be brought into view.
 *
 * @param unfold gets the pointer from the form to that field
 */
export function useFocusRequest(pointer: string, unfold: (target: string) => void): void {
  const request = useContext(FocusRequestContext);
  const latest = useRef(unfold);
  latest.current = unfold;
  useEffect(() => {
    if (request && isWithin(request.pointer, pointer)) latest.current(request.pointer);
  }, [request, pointer]);
}

/** The id of the element of a field; it has no spaces, because lists of ids are parted by them. */
export const elementId = (form: FormContextValue, pointer: string, part = ''): string =>
  `${form.id}${encodeURIComponent(pointer)}${part}`;
