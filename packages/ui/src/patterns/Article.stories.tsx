import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticlePage } from '../article-page'
import article from '../article-page/ArticlePage.stories'
import { onAPhone, ShopFrame, wholePage } from '../part/testing/ShopFrame'
import { SideLayout } from '../side-layout'
import layout from '../side-layout/SideLayout.stories'

/** The tree of articles beside the text; the text has the width of a line that is easy to read. */
function HelpPage() {
  return (
    <ShopFrame>
      <SideLayout aside={layout.args.aside}>
        <ArticlePage {...article.args} />
      </SideLayout>
    </ShopFrame>
  )
}

const meta = { title: 'Patterns/Article', component: HelpPage, parameters: wholePage } satisfies Meta<
  typeof HelpPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onAPhone }
