import type { Preview } from '@storybook/react-vite'
import type { Currency } from '@yaoji/domain'
import { StrictMode } from 'react'
import { configure } from 'storybook/test'
import '../packages/ui/src/theme/reset.css'
import '../packages/ui/src/theme'
import { FormatsProvider } from '../packages/ui/src/formats'
import { LabelsProvider } from '../packages/ui/src/labels'
import { en } from '../packages/ui/src/locales/en'
import { theme as contract } from '../packages/ui/src/theme/contract.css'
import { exampleBrand } from '../packages/ui/src/theme/values'
import './storybook.css'
import { Anatomy } from './blocks/Anatomy'
import { Do, DoDont, Dont } from './blocks/DoDont'
import { Screen } from './blocks/Screen'
import { describeProps } from './propDescriptions'
import { ThemedPage } from './ThemedPage'

// On a busy machine what a story waits for may take its time; what never appears is still reported.
configure({ asyncUtilTimeout: 10_000 })

/** A menu of the toolbar: the texts of its entries by their values. */
function choice(title: string, texts: Readonly<Record<string, string>>) {
  const items = Object.entries(texts).map(([value, text]) => ({ value, title: text }))
  return { description: title, toolbar: { title, items, dynamicTitle: true } }
}

const CURRENCIES: Readonly<Record<string, Currency>> = {
  yuan: { prefix: '¥' },
  dollar: { prefix: '$' },
  none: { prefix: '¥', decimals: 0 },
}

/** Gives variables of the theme other values, as the rule of a brand does; those without a value keep the theme's. */
function setVariables(page: HTMLElement, colours: Readonly<Record<string, string>>) {
  for (const [name, variable] of Object.entries(contract.color)) {
    const property = variable.slice('var('.length, -1)
    const value = colours[name]
    if (value === undefined) page.style.removeProperty(property)
    else page.style.setProperty(property, value)
  }
}

/** The documentation page that has this window in a frame. */
const pageAround = window.frameElement?.closest('#storybook-docs')?.ownerDocument

/** Every story runs in StrictMode on the theme's background, and must pass axe. */
export default {
  parameters: {
    layout: 'padded',
    docs: { container: ThemedPage, components: { Anatomy, Do, Dont, DoDont, Screen } },
    a11y: {
      // In a browser that a program drives, the test runner runs axe itself: the addon would do it once more.
      test: navigator.webdriver ? 'off' : 'error',
      options: { rules: { region: { enabled: false }, 'target-size': { enabled: true } } },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Theme',
            'Colour',
            'Type',
            'Space',
            'Elevation',
            'Motion',
            'Icons',
            'Tags',
            'Money and dates',
            'Voice',
          ],
          'Patterns',
          'Setup',
          'Goods',
          'Cart',
          'Order',
          'Service',
          'Account',
          'Content',
          'Search',
          'Chrome',
          'Feedback',
          'Form',
          'Page',
        ],
      },
    },
  },
  argTypesEnhancers: [describeProps],
  globalTypes: {
    theme: choice('Theme', { light: 'Light', dark: 'Dark' }),
    brand: choice('Brand', { none: 'Yaoji', example: 'Example brand' }),
    words: choice('Words', { zh: '中文', en: 'English' }),
    currency: choice('Currency', { yuan: '¥', dollar: '$', none: '¥, no decimals' }),
    motion: choice('Motion', { system: 'As the system', none: 'No motion' }),
  },
  initialGlobals: {
    theme: pageAround?.documentElement.dataset.yaojiTheme ?? 'light',
    brand: 'none',
    words: 'zh',
    currency: 'yuan',
    motion: 'system',
  },
  decorators: [
    (Story, { globals: { theme, brand, words, currency, motion } }) => {
      const page = document.documentElement
      page.dataset.yaojiTheme = theme
      page.lang = words === 'en' ? 'en' : 'zh-CN'
      page.toggleAttribute('data-story-still', motion === 'none')
      const colours = exampleBrand[theme === 'dark' ? 'dark' : 'light'].color
      setVariables(page, brand === 'example' ? colours : {})
      return (
        <StrictMode>
          <LabelsProvider labels={words === 'en' ? en : {}}>
            <FormatsProvider currency={CURRENCIES[currency]}>
              <Story />
            </FormatsProvider>
          </LabelsProvider>
        </StrictMode>
      )
    },
  ],
} satisfies Preview
