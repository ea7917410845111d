/** The inline loader handles these controls (src/app/entries/display.ts), so they work without the app. */

import type { PageMessages } from '../../core/i18n/locale.ts';
import { useMessages } from '../hooks/useLocale.ts';
import type { DisplaySetting } from './displaySettings.ts';

type Word = keyof PageMessages['display'];

/** The first option is the default of the browser and the device and needs no attribute. */
const CHOICES: Readonly<
  Record<DisplaySetting, { legend: Word; options: readonly (readonly [value: string, label: Word])[] }>
> = {
  'text-size': {
    legend: 'size',
    options: [
      ['', 'normal'],
      ['large', 'large'],
      ['larger', 'largest'],
    ],
  },
  theme: {
    legend: 'colours',
    options: [
      ['', 'device'],
      ['light', 'light'],
      ['dark', 'dark'],
    ],
  },
};

export function Display() {
  const { display } = useMessages();
  return (
    <details className="display">
      <summary className="display-summary">
        <span className="display-mark">Aa</span> <span className="display-word">{display.name}</span>
      </summary>
      <div className="display-choices script-only">
        {Object.entries(CHOICES).map(([name, { legend, options }]) => (
          <fieldset key={name} className="display-choice">
            <legend>{display[legend]}</legend>
            {options.map(([value, label]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} defaultChecked={value === ''} />{' '}
                {display[label]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="script-none">{display.withoutScript}</p>
    </details>
  );
}
