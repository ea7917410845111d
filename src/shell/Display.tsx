/**
 * Text size and colours. The script of every page answers it (src/entries/display.ts), so it works before the app comes and
 * without it; without script it says what the browser itself can do.
 */
import type { DisplaySetting } from './displaySettings.ts';

/** What there is to choose from; the first is what the browser and the device say, and needs no attribute. */
const CHOICES: Readonly<
  Record<DisplaySetting, { legend: string; options: readonly (readonly [value: string, label: string])[] }>
> = {
  'text-size': {
    legend: 'Text size',
    options: [
      ['', 'Normal'],
      ['large', 'Large'],
      ['larger', 'Largest'],
    ],
  },
  theme: {
    legend: 'Colours',
    options: [
      ['', 'As the device'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
};

export function Display() {
  return (
    <details className="display">
      <summary className="display-summary">
        <span className="display-mark">Aa</span> <span className="display-word">Display</span>
      </summary>
      <div className="display-choices script-only">
        {Object.entries(CHOICES).map(([name, { legend, options }]) => (
          <fieldset key={name} className="display-choice">
            <legend>{legend}</legend>
            {options.map(([value, label]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} defaultChecked={value === ''} /> {label}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="script-none">
        Your browser makes the letters larger: with Ctrl and +, or in its settings. Pages are light or dark as
        your device is.
      </p>
    </details>
  );
}
