import { feedbackList } from '@yaoji/api-client/contract/feedback'
import { Empty } from '@yaoji/ui/empty'
import { FeedbackList } from '@yaoji/ui/feedback-list'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { pageField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedView } from '../../core/page/PagedView'
import { PageTop } from '../../core/page/PageTop'
import { useListCall } from '../../core/page/useListCall'
import { FeedbackForm } from './FeedbackForm'

const FIELDS = { page: pageField }

/** RT-32: what the buyer writes to the shop, with pictures, and the answers. */
export default function FeedbackPage() {
  const [{ page }] = useSearchState(FIELDS)
  const query = useListCall(feedbackList, { page, per_page: 10 }, { staleTime: 0 })
  return (
    <Stack gap={3}>
      <PageTop />
      <Panel title="写反馈">
        <FeedbackForm />
      </Panel>
      <Panel title="我的反馈">
        <PagedView
          query={query}
          pending={<Skeleton variant="rows" count={3} label="正在加载反馈" />}
          empty={<Empty title="还没有反馈" text="提交后，答复会显示在这里。" />}
          keepScroll
        >
          {({ list }) => <FeedbackList entries={list} />}
        </PagedView>
      </Panel>
    </Stack>
  )
}
