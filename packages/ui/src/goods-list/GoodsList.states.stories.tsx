import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsList.stories'

export default { title: 'Goods/GoodsList' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NothingFound: 'empty',
    Failed: 'error',
    NextPageFailed: 'error of the next page',
    LoadingMore: 'loads the next page',
    LastPage: 'the last page',
  },
  { wide: true },
)
