/** The page for when rendering itself fails: no script, no data, only words and the number of the request. */
export function brokenPage(requestId: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Something went wrong – Afterimage</title></head>
<body style="margin:0;background:#fbf9f5;color:#14171c;font:16px/1.55 system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;padding:18vh 24px">
<h1 style="font:340 32px/1.1 Georgia,serif;margin:0 0 16px">Something went wrong</h1>
<p>This page could not be shown. It is our fault, nothing was lost, and we have made a note of it.
Please try again in a moment.</p>
<p><a href="" style="color:#004aab">Try again</a> &nbsp; <a href="/home" style="color:#004aab">Go to the shop</a></p>
<p style="color:#5c626b;font:13px ui-monospace,monospace">Request ${requestId.replace(/[^\w-]/g, '')}</p>
</main></body></html>
`;
}
