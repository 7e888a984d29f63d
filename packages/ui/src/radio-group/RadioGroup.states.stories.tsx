import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './RadioGroup.stories'

export default { title: 'Form/RadioGroup' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NoneChosen: 'nothing chosen',
    Plain: 'chosen',
    Disabled: 'disabled',
    Cards: 'as cards',
    LongWords: 'very long',
  },
  { width: 280 },
)
