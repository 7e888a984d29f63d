import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Article.stories'

export default { title: 'Content/Article' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Empty: 'empty',
    Default: 'default',
    WideTable: 'a wide table',
    TooLong: 'very long',
  },
  { wide: true },
)
