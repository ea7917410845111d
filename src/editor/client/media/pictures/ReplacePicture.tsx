/** Uploads a replacement for a picture. */

import { useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import { errorMessage } from '../../messages/format.ts';
import { useMessages } from '../../messages/messages.ts';
import { readToken } from '../../state/api.ts';
import { DropZone } from './DropZone.tsx';
import { uploadFile } from './uploadFile.ts';

export function ReplacePicture({
  isSample,
  onUpload,
}: {
  isSample: boolean;
  onUpload: (id: string) => Promise<void>;
}) {
  const { pictures: messages, window } = useMessages();
  const [failed, setFailed] = useState('');
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    setFailed('');
    try {
      await onUpload(await uploadFile(file, readToken(), () => {}, window));
    } catch (error) {
      setFailed(format(messages.failed, { message: errorMessage(error) }));
    }
  };
  return (
    <div className="pictures-replace">
      <p className="acts-help">{isSample ? messages.replaceSample : messages.replaceHelp}</p>
      <DropZone fileKind="pictures" multiple={false} onFiles={(files) => void send(files)} />
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}
        </p>
      )}
    </div>
  );
}
