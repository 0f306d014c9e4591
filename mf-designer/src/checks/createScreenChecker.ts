import { createStage, measureStage } from 'screen-player';
import {
  DEVICE_PRESETS,
  VIEWS,
  type DeviceSize,
  type ScreenContent,
  type View,
} from 'shared-kernel/model';

import { OBJECTS } from '../controls/objects';
import { dataCases, type DataCase } from '../editor/preview/dataCases';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { keyOf, type Finding } from './finding';
import { judgeContent } from './judgeContent';
import { judgeImages, noteFailedImages } from './judgeImages';
import { judgeLayout, type LayoutFinding } from './judgeLayout';
import { judgeShared, type ScreenBefore } from './judgeShared';
import { judgeTiming } from './judgeTiming';
import { whenStageSettled } from './whenStageSettled';

export interface ScreenToCheck extends ScreenBefore {
  readonly content: ScreenContent;
  /** null while it is not there: only fallbacks are looked at, and names are not judged. */
  readonly year: YearData | null;
  readonly supportersTotal: number;
}

/** When there is time for a slice of work; returns how to call it off. */
export type WhenIdle = (work: () => void) => () => void;

export interface ScreenChecker {
  /**
   * Checks in slices; calls back with everything that was found, once more where pictures or fonts were still on their way.
   * Calls off the check before it.
   */
  check(screen: ScreenToCheck, onFound: (findings: readonly Finding[]) => void): void;
  stop(): void;
}

/** The device presets that are checked: the usual one, and the one with the least room. */
const SIZES: readonly DeviceSize[] = ['popular', 'small'];

/** [S66] Finds what supporters would see and nobody meant, by drawing the screen where nobody sees it. */
export function createScreenChecker(page: Document, whenIdle: WhenIdle): ScreenChecker {
  const room = createRoom(page);
  const casesOf = rememberedCases();
  let callOff = (): void => undefined;
  /** Counts what was begun and called off: what answers at once leaves nothing to call off. */
  let turn = 0;

  const stop = () => {
    turn += 1;
    callOff();
    room.leave();
  };

  const look = (
    { content, year, supportersTotal, ...follows }: ScreenToCheck,
    onFound: (findings: readonly Finding[], settled: boolean) => void,
  ) => {
    const cases = casesOf(content, year);
    room.speak(year?.language);
    const slices = slicesOf(cases);
    const found = new Map<string, Finding>();
    const add = (findings: readonly Finding[]) => {
      for (const finding of findings) {
        if (!found.has(keyOf(finding))) found.set(keyOf(finding), finding);
      }
    };
    add(judgeContent(content, year, supportersTotal));
    add(judgeShared(content, follows));
    for (const { mode, content: shown } of cases) {
      add(judgeTiming(shown).map(placed({ view: 'mobilePortrait', size: 'popular', mode })));
    }
    let allSettled = true;
    const mine = turn;
    const next = () => {
      if (mine !== turn) return;
      const slice = slices.shift();
      if (slice === undefined) {
        room.leave();
        add(judgeImages(content, room.failedImages));
        onFound([...found.values()], allSettled);
        return;
      }
      callOff = room.whenDrawn((settled) => {
        allSettled &&= settled;
        add(room.judge(slice, settled).map(placed({ ...slice, mode: slice.dataCase.mode })));
        callOff = whenIdle(next);
      }, slice);
    };
    callOff = whenIdle(next);
  };

  return {
    stop,
    check: (screen, onFound) => {
      stop();
      look(screen, (findings, settled) => {
        onFound(findings);
        if (!settled) {
          callOff = room.whenSettled(() => {
            look(screen, onFound);
          });
        }
      });
    },
  };
}

/** The same cases for the same content, as after undo: what was measured of them is known. */
function rememberedCases(): typeof dataCases {
  const known = new WeakMap<ScreenContent, { year: YearData | null; cases: readonly DataCase[] }>();
  return (content, year) => {
    const before = known.get(content);
    if (before?.year === year) return before.cases;
    const cases = dataCases(content, year);
    known.set(content, { year, cases });
    return cases;
  };
}

interface Slice {
  readonly view: View;
  readonly size: DeviceSize;
  readonly dataCase: DataCase;
}

const slicesOf = (cases: readonly DataCase[]): Slice[] =>
  VIEWS.flatMap((view) =>
    SIZES.flatMap((size) => cases.map((dataCase) => ({ view, size, dataCase }))),
  );

const placed =
  ({ view, size, mode }: NonNullable<Finding['place']>) =>
  (finding: LayoutFinding): Finding => ({ ...finding, place: { view, size, mode } });

/** A stage beside the page, which nobody sees, hears or can search. */
function createRoom(page: Document) {
  const host = page.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.inert = true;
  host.style.cssText = 'position:fixed;left:-100000px;top:0;visibility:hidden;contain:strict';
  const root = host.attachShadow({ mode: 'closed' });
  let spoken: string | undefined;
  let stage = createStage(page, { objects: OBJECTS });
  root.append(stage.element);
  let known = createMemory();
  const failedImages = new Set<string>();

  return {
    /** The addresses that could not be loaded when they were drawn last. */
    failedImages,
    leave: () => {
      host.remove();
    },
    /** [S123] In the language of the texts: numbers of figures and charts are read by it. */
    speak: (language: string | undefined) => {
      if (language === spoken) return;
      spoken = language;
      stage.element.remove();
      stage = createStage(page, {
        objects: OBJECTS,
        ...(language === undefined ? {} : { language }),
      });
      root.append(stage.element);
      known = createMemory();
    },
    /** Draws a slice; calls back when its pictures and fonts are there or have failed. Nothing is drawn that is known. */
    whenDrawn: (ready: (settled: boolean) => void, slice: Slice): (() => void) => {
      if (known.of(slice) !== undefined) {
        ready(true);
        return () => undefined;
      }
      if (!host.isConnected) page.body.append(host);
      stage.paint(slice.dataCase.content, slice.view, boxOf(slice));
      return whenStageSettled(stage, ready);
    },
    /** Calls back when the pictures and fonts of what was drawn last have come, failed, or been waited for in vain. */
    whenSettled: (ready: () => void): (() => void) => whenStageSettled(stage, ready),
    /** What was drawn before its pictures and fonts had come is not remembered: they change what is measured. */
    judge: (slice: Slice, settled: boolean): readonly LayoutFinding[] => {
      const before = known.of(slice);
      if (before !== undefined) return before;
      const { view, dataCase } = slice;
      noteFailedImages(stage, dataCase.content, failedImages);
      const findings = judgeLayout({
        content: dataCase.content,
        view,
        box: boxOf(slice),
        measures: measureStage(stage, spoken),
      });
      if (settled) known.keep(slice, findings);
      return findings;
    },
  };
}

const boxOf = ({ view, size }: Slice) => DEVICE_PRESETS[view][size];

/** Findings by filled content and view; forgotten with the content. */
function createMemory() {
  const known = new WeakMap<ScreenContent, Map<string, readonly LayoutFinding[]>>();
  const place = ({ view, size }: Slice) => `${view} ${size}`;
  return {
    of: (slice: Slice) => known.get(slice.dataCase.content)?.get(place(slice)),
    keep: (slice: Slice, findings: readonly LayoutFinding[]) => {
      const { content } = slice.dataCase;
      const places = known.get(content) ?? new Map<string, readonly LayoutFinding[]>();
      known.set(content, places.set(place(slice), findings));
    },
  };
}
