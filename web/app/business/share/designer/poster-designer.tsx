import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { OwnedBusinessReply } from '../../../../../contract/businesses.ts';
import { oneLine } from '../../../../../contract/one-line.ts';
import type { PosterDesign } from '../../../../../contract/posters.ts';
import { defaultSentence, printedName } from '../../../../../contract/poster-rules.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { AddressNote } from '../address-note.tsx';
import { usualPaper } from '../browser-print.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { ColorChoice } from './color-choice.tsx';
import { advice, kindLabels, paperLabels } from './poster-labels.ts';
import { PosterHeading } from './poster-place.tsx';
import { PosterPreview } from './poster-preview.tsx';
import { SentenceField, sentenceError } from './sentence-field.tsx';
import { useDownload, usePosterPreview } from './use-poster.ts';
import { useSettled } from './use-settled.ts';

interface PosterDesignerProps {
  business: Pick<OwnedBusinessReply, 'id' | 'name'>;
  saved: { design: PosterDesign | null; logoColor: string | null };
  /** Of the link in the code; none for the plain one. */
  tag: string | undefined;
  /** Says which link it is. */
  note: ReactNode;
  /** A PDF can't contain the name: these characters are missing. */
  onUnprintableName: (characters: string) => void;
  onPrintInBrowser: () => void;
}

/** How long typing and picking a color rest before the preview follows, in milliseconds. */
const settleTime = 350;

const nothingChosen = (): PosterDesign => ({
  kind: 'poster',
  paper: usualPaper(navigator.language),
  color: null,
  sentence: null,
});

/** Chooses size, color and sentence, shows the page as it will be printed, and downloads it. */
export function PosterDesigner({
  business: { id, name },
  saved,
  tag,
  note,
  onUnprintableName,
  onPrintInBrowser,
}: PosterDesignerProps) {
  const [{ kind, paper, color }, setChoices] = useState(() => saved.design ?? nothingChosen());
  const [sentence, setSentence] = useState(saved.design?.sentence ?? '');
  const choose = (changes: Partial<PosterDesign>) =>
    setChoices((before) => ({ ...before, ...changes }));
  const design = useMemo(
    () => ({ kind, paper, color, sentence: oneLine(sentence) || null }),
    [kind, paper, color, sentence],
  );
  const settled = useSettled(design, settleTime);
  const isValid = sentenceError(sentence) === null;
  const preview = usePosterPreview(
    id,
    tag,
    settled,
    sentenceError(settled.sentence ?? '') === null,
  );
  const unprintable = preview.data?.unprintable;
  useEffect(() => {
    if (unprintable?.text === 'name') onUnprintableName(unprintable.characters);
  }, [unprintable, onUnprintableName]);
  const { download, isPending } = useDownload(id, tag);
  const isStale = settled !== design || preview.isPlaceholderData;
  // The last one that could be drawn stays while another can't be.
  const [drawn, setDrawn] = useState<string>();
  const svg = preview.data?.svg ?? drawn;
  if (svg !== drawn) setDrawn(svg);
  const label = `Preview: ${kindLabels[kind]} on ${paperLabels[paper]}. ${design.sentence ?? defaultSentence}`;
  return (
    <section className="card share-card poster-designer" aria-labelledby="share-poster">
      <PosterHeading>Poster and cards</PosterHeading>
      {note}
      <Segments
        label="What to print"
        options={kindLabels}
        chosen={kind}
        onChoose={(next) => choose({ kind: next })}
      />
      <Segments
        label="Paper size"
        options={paperLabels}
        chosen={paper}
        onChoose={(next) => choose({ paper: next })}
      />
      <p className="soft">{advice[kind][paper]}</p>
      <SentenceField
        value={sentence}
        onChange={setSentence}
        unprintable={!isStale && unprintable?.text === 'sentence' ? unprintable.characters : null}
      />
      <ColorChoice
        color={color}
        logoColor={saved.logoColor}
        onChoose={(next) => choose({ color: next })}
      />
      <PosterPreview
        svg={svg}
        label={preview.data?.svg ? label : 'Preview: an earlier one'}
        shape={`${kind === 'counter-card' ? 'counter' : 'page'} ${paper}`}
        isStale={isStale}
        isOutdated={!preview.data?.svg}
      />
      {printedName(name) !== name && <p className="soft">Our PDFs leave out emoji.</p>}
      {preview.isError && (
        <p role="alert">
          Couldn’t draw the preview.{' '}
          <Button variant="link" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <AddressNote />
      <Button
        variant="primary"
        pending={isPending}
        disabled={!isValid || unprintable !== null}
        onClick={({ detail }) => detail < 2 && download(design)}
      >
        {!isPending && <Icon name="download" />} Download PDF
      </Button>
      <Button variant="link" onClick={onPrintInBrowser}>
        Print from this browser instead
      </Button>
    </section>
  );
}
