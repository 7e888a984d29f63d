import { type Feedback, feedbackList } from '@yaoji/api-client/contract/feedback'
import { useCall } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { UploadList } from '@yaoji/ui/upload'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import { crumbTo } from '../../core/navigation/crumbTo'
import { pageField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PagedResults } from '../../core/page/PagedResults'
import { QueryView } from '../../core/page/QueryView'
import { FeedbackForm } from './FeedbackForm'
import * as css from './FeedbackPage.css'

const FIELDS = { page: pageField }

/** RT-32: what the buyer writes to the shop, with pictures, and the answers. */
export default function FeedbackPage() {
  const { title } = useRouteRow()
  const [{ page }] = useSearchState(FIELDS)
  const query = useCall(
    feedbackList,
    { page, per_page: 10 },
    { inline: true, staleTime: 0, placeholderData: shown => shown },
  )
  return (
    <div className={css.page}>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <Panel title="写反馈">
        <FeedbackForm />
      </Panel>
      <Panel title="我的反馈">
        <QueryView
          query={query}
          pending={<Skeleton variant="rows" count={3} label="正在加载反馈" />}
          empty={<Empty title="还没有反馈" text="提交后，答复会显示在这里。" />}
          isEmpty={({ total }) => total === 0}
        >
          {answer => (
            <PagedResults answer={answer} refreshing={query.isPlaceholderData} keepScroll>
              <ul className={css.list}>
                {answer.list.map(feedback => (
                  <FeedbackItem key={feedback.id} feedback={feedback} />
                ))}
              </ul>
            </PagedResults>
          )}
        </QueryView>
      </Panel>
    </div>
  )
}

function FeedbackItem({ feedback }: { feedback: Feedback }) {
  const { kind_text, content, files, created_at, is_answered, answers } = feedback
  return (
    <li className={css.item}>
      <p className={css.head}>
        <strong>{kind_text}</strong>
        <span className={css.about}>{minuteText(created_at)}</span>
        <span className={css.state} data-answered={is_answered === 1 ? '' : undefined}>
          {is_answered === 1 ? '已答复' : '待答复'}
        </span>
      </p>
      <p className={css.content}>{content}</p>
      {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: '图片' }} />}
      {answers.map(({ time, text }) => (
        <p key={time} className={css.answer}>
          <span className={css.about}>客服答复 {minuteText(time)}</span>
          {text}
        </p>
      ))}
    </li>
  )
}
