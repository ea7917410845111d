/** What a form is given, and what can be asked of it. */
import type {
  AddedDocument,
  AddedPictures,
  EditorProblem,
  Json,
  PagePart,
  SiteView,
} from '../../shared/protocol.ts';
import type { EditorMessages } from '../messages/model.ts';

export interface FormProps {
  part: PagePart;
  /** All schemas by name. */
  schemas: Readonly<Record<string, Json>>;
  /** The value of the part as it is now. */
  value: Json;
  onChange: (value: Json) => void;
  /** Those of the file; their pointers begin at the root of the file. */
  problems: readonly EditorProblem[];
  site: SiteView;
  messages: EditorMessages;
  /** Told which field has the focus. @param pointer JSON pointer from the value of the part */
  onFocus: (pointer: string) => void;
  /** Takes pictures of this device into the site; rejects with a sentence. Without it the form offers no such thing. */
  onAddPicture?: (files: File[]) => Promise<AddedPictures>;
  /** Takes a document of this device into the site, as {@link FormProps.onAddPicture} does. */
  onAddDocument?: (file: File) => Promise<AddedDocument>;
  /** Gives the checksum of a document of the site as it is now, and none where there is no such document. */
  readChecksum?: (document: string) => Promise<string | undefined>;
  /** Opens a picture of the public folder, to be edited by itself. */
  onEditPicture?: (path: string) => void;
}

export interface FormHandle {
  /** Brings a field into view, unfolding what it is in, and gives it the focus. @param pointer JSON pointer from the value of the part */
  open: (pointer: string) => void;
}
