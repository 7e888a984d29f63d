import { Link } from '@yaoji/ui/link'
import { textLink } from '../../core/page/link.css'

interface Batch {
  readonly batch_no: string
  readonly expiry_date: string
  /** Empty without a report. */
  readonly report_url: string
}

/** Number and last day of a batch, and its inspection report in another tab where there is one. */
export function BatchText({ batch: { batch_no, expiry_date, report_url } }: { batch: Batch }) {
  return (
    <>
      批号 {batch_no}，有效期至 {expiry_date}
      {report_url && (
        <>
          {' '}
          <Link
            href={report_url}
            target="_blank"
            className={textLink}
            aria-label={`批号 ${batch_no} 的检验报告`}
          >
            检验报告
          </Link>
        </>
      )}
    </>
  )
}
