/** Text size and colours. The controls need the app, so they are rendered after hydration. */
import { useEffect, useState } from 'react';
import type { PageMessages } from '../../core/i18n/locale.ts';
import { useMessages } from '../hooks/useLocale.ts';
import {
  DISPLAY_SETTINGS,
  type DisplaySetting,
  displaySettings,
  saveAttribute,
  updateThemeColour,
} from './displaySettings.ts';

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
  const [settings, setSettings] = useState<Readonly<Record<DisplaySetting, string>>>();
  useEffect(() => {
    const update = () => {
      setSettings(displaySettings());
      updateThemeColour();
    };
    update();
    // The settings may have changed while this page was in the back/forward cache.
    addEventListener('pageshow', update);
    return () => removeEventListener('pageshow', update);
  }, []);
  const choose = (name: DisplaySetting, value: string) => {
    saveAttribute(name, value);
    setSettings(displaySettings());
    updateThemeColour();
  };
  return (
    <details className="display">
      <summary className="display-summary">
        <span className="display-mark">Aa</span> <span className="display-word">{display.name}</span>
      </summary>
      <div className="display-choices script-only">
        {settings &&
          DISPLAY_SETTINGS.map((name) => (
            <fieldset key={name} className="display-choice">
              <legend>{display[CHOICES[name].legend]}</legend>
              {CHOICES[name].options.map(([value, label]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    checked={value === settings[name]}
                    onChange={() => choose(name, value)}
                  />
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
