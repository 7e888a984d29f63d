import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Pagination.stories'

export default { title: 'Search/Pagination' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    OnePageOnly: 'one',
    Few: 'few',
    First: 'the first of several',
    Last: 'the last',
    TooMany: 'very many',
  },
  { wide: true, landmark: '分页' },
)
