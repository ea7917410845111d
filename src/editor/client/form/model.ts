import type {
  AddedDocument,
  AddedPictures,
  EditorProblem,
  Json,
  PagePart,
  SiteView,
} from '../../shared/protocol.ts';
import type { EditorMessages } from '../messages/messages.ts';

export interface FormProps {
  part: PagePart;
  /** By name. */
  schemas: Readonly<Record<string, Json>>;
  /** The current value of the part. */
  value: Json;
  onChange: (value: Json) => void;
  /** The problems of the file, with pointers from its root. */
  problems: readonly EditorProblem[];
  site: SiteView;
  messages: EditorMessages;
  /** Called with the focused field. @param pointer JSON pointer from the value of the part */
  onFocus: (pointer: string) => void;
  /**
   * Adds pictures from this device to the site; rejects with a sentence. Without it the form has no upload.
   */
  onAddPicture?: (files: File[]) => Promise<AddedPictures>;
  /** Adds a document from this device, like {@link FormProps.onAddPicture}. */
  onAddDocument?: (file: File) => Promise<AddedDocument>;
  /** Returns the current checksum of a document, or undefined if it does not exist. */
  readChecksum?: (document: string) => Promise<string | undefined>;
  /** Opens a picture of the public folder in the picture editor. */
  onEditPicture?: (path: string) => void;
}

export interface FormHandle {
  /**
   * Unfolds the ancestors of a field, scrolls to it and focuses it.
   *
   * @param pointer JSON pointer from the value of the part
   */
  open: (pointer: string) => void;
}
