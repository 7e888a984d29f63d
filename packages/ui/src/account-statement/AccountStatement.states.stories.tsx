import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AccountStatement.stories'

export default { title: 'Account/AccountStatement' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Refreshing: 'loads again',
    NoRows: 'empty',
    Default: 'several',
    SeveralStores: 'of several stores',
    LongWords: 'very long',
    Many: 'very many',
    TooMany: 'too many',
    Bar: 'its bar',
  },
  { wide: true, frameHeight: 720 },
)
