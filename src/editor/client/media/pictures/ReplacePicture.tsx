/** Takes the file that is to stand in the place of a picture. */
import { useState } from 'react';
import { useActionMessages } from '../../form/useActionMessages.ts';
import { useMessages } from '../../messages/context.ts';
import { usePictureMessages } from '../../messages/pictures.ts';
import { readToken } from '../../state/token.ts';
import { DropZone } from './DropZone.tsx';
import { uploadFile } from './uploadFile.ts';

export function ReplacePicture({
  isSample,
  onUpload,
}: {
  isSample: boolean;
  onUpload: (id: string) => Promise<void>;
}) {
  const messages = usePictureMessages();
  const acts = useActionMessages();
  const { window } = useMessages();
  const [failed, setFailed] = useState('');
  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    setFailed('');
    try {
      await onUpload(await uploadFile(file, readToken(), () => {}, window));
    } catch (error) {
      setFailed(messages.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <div className="pictures-replace">
      <p className="acts-help">{isSample ? messages.replaceSample : messages.replaceHelp}</p>
      <DropZone fileKind="pictures" multiple={false} messages={acts} onFiles={(files) => void send(files)} />
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}
        </p>
      )}
    </div>
  );
}
