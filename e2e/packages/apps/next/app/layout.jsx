import '@yaoji/ui/styles.css'

/** No picture is asked for. */
export const metadata = { title: '另一家店', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
