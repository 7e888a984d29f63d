import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(config) {
    config.plugins = [...(config.plugins ?? []), vanillaExtractPlugin()]
    config.resolve = {
      ...config.resolve,
      conditions: ['@yaoji/source', 'module', 'browser', 'development|production'],
    }
    return config
  },
} satisfies StorybookConfig
