import type { Meta, StoryObj } from '@storybook/react-vite'
import { goodsNotificationForStory, notificationForStory } from './fixtures'
import { NotificationFilters } from './NotificationFilters'
import { NotificationList } from './NotificationList'
import { NotificationListSkeleton } from './NotificationListSkeleton'

const meta = {
  title: 'Content/NotificationList',
  component: NotificationList,
  args: {
    list: [
      notificationForStory(),
      notificationForStory({ id: 2, kind_text: '资质提醒', title: '许可证即将到期', url: '#documents' }),
      notificationForStory({ id: 3, kind_text: '系统通知', title: '系统维护', url: '', is_read: 1 }),
    ],
    onRead: () => {},
  },
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllRead: Story = {
  args: { list: [1, 2, 3].map(id => notificationForStory({ id, is_read: 1 })) },
}

export const One: Story = { args: { list: [notificationForStory()] } }

export const Loading: Story = { render: () => <NotificationListSkeleton /> }

export const LongWords: Story = {
  args: {
    list: [
      notificationForStory({
        title: '您登记的“注射用头孢曲松钠舒巴坦钠（供静脉滴注用，含注射用水的组合包装）”已经到货',
        content: '福建省福抗药业股份有限公司（原福州抗生素总厂第三分厂）的产品已经到货。'.repeat(4),
      }),
    ],
  },
}

/** A message about several products: each line leads to one. */
export const Lines: Story = {
  args: {
    list: [goodsNotificationForStory()],
    goodsHref: id => `#goods-${id}`,
  },
}

export const VeryMany: Story = {
  args: { list: Array.from({ length: 40 }, (_, id) => notificationForStory({ id, is_read: id % 2 })) },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** Above the list. */
export const Filters: Story = {
  render: () => (
    <NotificationFilters unreadOnly={false} onUnreadOnlyChange={() => {}} unread={3} onReadAll={() => {}} />
  ),
}
