import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { markOf } from './mark.ts'
import { markdownTables } from './markdownTables.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [markdownTables] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Resolves types of other files, which most props need.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
      include: ['**/packages/ui/src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // The attributes of every element would hide the component's own props.
      propFilter: prop => !prop.parent?.fileName.includes('node_modules/@types/react'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: head => `${head}<link rel="icon" type="image/svg+xml" href="${markOf('light', 'mark')}">`,
  viteFinal(config) {
    config.plugins = [
      ...(config.plugins ?? []),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `yaoji_${hash}` }),
    ]
    config.resolve = {
      ...config.resolve,
      conditions: ['@yaoji/source', 'module', 'browser', 'development|production'],
    }
    return config
  },
} satisfies StorybookConfig
