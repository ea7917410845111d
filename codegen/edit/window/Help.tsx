/** One line of help for somebody who is here for the first time. */
import { useSetting } from './state/settings.ts';
import { passFocus } from './takeFocus.ts';
import { useWords } from './words/context.ts';

export function Help({ pane }: { pane: 'find' | 'form' | 'page' }) {
  const { help } = useWords().window;
  const [isSeen, setSeen] = useSetting(`help/${pane}`, '');
  if (isSeen) return null;
  return (
    <div className="window-help">
      <p>{help[pane]}</p>
      <button
        type="button"
        className="window-quiet"
        aria-label={help.hide}
        onClick={({ currentTarget }) => {
          passFocus(currentTarget);
          setSeen('seen');
        }}
      >
        ✕
      </button>
    </div>
  );
}
