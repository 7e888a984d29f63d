import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SiteFooter.stories'

export default { title: 'Chrome/SiteFooter' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    NothingConfigured: 'empty',
    WithoutHelp: 'without help',
    OneOfEach: 'one of each',
    Default: 'several',
    VeryMany: 'very many',
    LongWords: 'very long',
  },
  { wide: true, frameHeight: 420 },
)
