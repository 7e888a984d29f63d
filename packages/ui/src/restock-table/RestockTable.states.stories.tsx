import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './RestockTable.stories'

export default { title: 'Goods/RestockTable' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NoneYet: 'empty',
    Default: 'due, soon, later, unknown, stopped',
    InCart: 'added',
    AddOnItsWay: 'being added',
    NotAllowed: 'prices hidden',
    TooLong: 'very long',
  },
  { wide: true },
)
