import type { ReactNode } from 'react';
import { useForms } from './form-context.tsx';

/** By which channel a code goes to a phone, if the settings allow several. */
export function ChannelChoice(): ReactNode {
  const { text, options } = useForms();
  const channels = options.phone_channels;
  if (channels.length < 2) return null;
  return (
    <fieldset className="gatehouse-choices">
      <legend>{text('channel')}</legend>
      {channels.map((channel, at) => (
        <label key={channel}>
          <input defaultChecked={at === 0} name="channel" type="radio" value={channel} />
          <span>{text(channel)}</span>
        </label>
      ))}
    </fieldset>
  );
}
