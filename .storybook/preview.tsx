import type { Preview } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/reset.css'
import '../packages/ui/src/theme'
import { describeProps } from './propDescriptions'

// On a busy machine what a story waits for may take its time; what never comes is still told.
configure({ asyncUtilTimeout: 10_000 })

/** Every story runs in StrictMode on the theme's background, and must pass axe. */
export default {
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { rules: { region: { enabled: false }, 'target-size': { enabled: true } } },
    },
    options: {
      storySort: {
        order: ['Welcome', 'Theme', 'Goods', 'Cart', 'Search', 'Chrome', 'Feedback', 'Form', 'Page'],
      },
    },
  },
  argTypesEnhancers: [describeProps],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.yaojiTheme = globals.theme
      document.documentElement.lang = 'zh-CN'
      return (
        <StrictMode>
          <Story />
        </StrictMode>
      )
    },
  ],
} satisfies Preview
