import { MAX_UPLOAD_BYTES, TOKEN_HEADER } from '../../../shared/protocol.ts';

/**
 * @param token of the client
 * @param onProgress called with the sent fraction, from 0 to 1
 * @returns the id of the upload
 * @throws (rejects) with a sentence for the user if the file is too large, or the server refuses it or cannot
 * be reached
 */
export function uploadFile(
  file: File,
  token: string,
  onProgress: (part: number) => void,
  messages: { failed: string; fileTooLarge: string },
): Promise<string> {
  // fetch() does not report upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    if (file.size > MAX_UPLOAD_BYTES) return reject(new Error(messages.fileTooLarge));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const response = textFields(request.responseText);
      if (request.status === 200 && response.id !== undefined) resolve(response.id);
      else reject(new Error(response.message ?? messages.failed));
    };
    request.onerror = () => reject(new Error(messages.failed));
    request.open('POST', `/api/upload?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader(TOKEN_HEADER, token);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.send(file);
  });
}

/** Tolerates any response: another program may listen on the port. */
function textFields(text: string): { id?: string; message?: string } {
  try {
    const { id, message } = JSON.parse(text);
    return {
      id: typeof id === 'string' ? id : undefined,
      message: typeof message === 'string' ? message : undefined,
    };
  } catch {
    return {};
  }
}
