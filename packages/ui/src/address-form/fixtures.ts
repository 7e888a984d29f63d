import type { AddressFieldsProps } from './AddressFields'

/** A form of the stories and tests, with an error for the fields that are named. */
export function addressFormForStory(
  errors: Readonly<Record<string, string>> = {},
): AddressFieldsProps['form'] {
  return {
    field: name => ({ name, defaultValue: undefined, error: errors[name] }),
    checkbox: name => ({ name, value: '1', defaultChecked: false }),
  }
}
