import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AuthorisationSheet.stories'

export default { title: 'Account/AuthorisationSheet' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Filled: 'filled',
    Blank: 'empty',
    LongWords: 'very long',
    Links: 'the links to it',
  },
  { wide: true, frameHeight: 640 },
)
