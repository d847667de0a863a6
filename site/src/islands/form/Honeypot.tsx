import { formText } from '../../text.ts';

/** A field that people neither see nor reach. The database rejects submissions that fill it in. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {formText.honeypot}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
