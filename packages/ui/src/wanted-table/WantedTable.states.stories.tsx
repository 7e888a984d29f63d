import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './WantedTable.stories'

export default { title: 'Service/WantedTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Nothing: 'empty',
    One: 'one',
    Refreshing: 'loads again',
    Default: 'several',
    VeryMany: 'very many',
    LongWords: 'very long',
    DetailLoading: 'one request: loading',
    DetailNoReply: 'one request: no reply',
    Detail: 'one request: a quote',
    DetailActions: 'one request: what the buyer can do',
    DetailQuoteOver: 'one request: the quote is over',
  },
  { wide: true, frameHeight: 420 },
)
