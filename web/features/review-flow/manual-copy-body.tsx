interface ManualCopyBodyProps {
  ref?: React.Ref<HTMLTextAreaElement>;
  text?: string;
}

/** Instructions and the full text to copy by hand. */
export function ManualCopyBody({ ref, text = '' }: ManualCopyBodyProps) {
  return (
    <>
      <p id="manual-copy-hint">Tap and hold the text below, then select &quot;Copy&quot;</p>
      <textarea
        ref={ref}
        className="input manual-copy"
        aria-label="Text to copy"
        aria-describedby="manual-copy-hint"
        rows={8}
        readOnly
        value={text}
      />
    </>
  );
}
