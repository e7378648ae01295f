import { type Kernels, startKernels } from '../kernels.ts';
import { createFramePyramid, type FramePyramid } from './frame-pyramid.ts';
import * as kernelBytes from './kernel-bytes.ts';
import { type PatchInputs, PatchSelector } from './patch-selection.ts';
import { inputLength, resultLength, scratchLength, type TrackingKernels } from './tracking-kernels.ts';

/** Largest number of patches in one call of the kernels, and of scores (patches × displacements) of one search. */
export type PatchLimits = { readonly maxPatches: number; readonly maxScores: number };

/** The WebAssembly kernels that align patches with one frame, with the memory for their inputs and results. */
export class PatchKernels {
  readonly kernels: Kernels<TrackingKernels>;
  readonly pyramid: FramePyramid;
  readonly selector: PatchSelector;
  readonly maxPatches: number;
  inputs: PatchInputs = { integers: new Int32Array(0), floats: new Float32Array(0) };
  results: Float32Array = new Float32Array(0);
  scores: Float32Array = new Float32Array(0);
  private readonly maxScores: number;
  private readonly inputsAddress: number;
  private readonly resultsAddress: number;
  private readonly scoresAddress: number;
  private readonly scratchAddress: number;

  constructor(width: number, height: number, { maxPatches, maxScores }: PatchLimits, simd?: boolean) {
    this.kernels = startKernels<TrackingKernels>(kernelBytes, simd);
    this.pyramid = createFramePyramid(this.kernels, width, height);
    this.maxPatches = maxPatches;
    this.maxScores = maxScores;
    this.inputsAddress = this.kernels.allocate(maxPatches * inputLength * 4);
    this.resultsAddress = this.kernels.allocate(maxPatches * resultLength * 4);
    this.scoresAddress = this.kernels.allocate(maxScores * 4);
    this.scratchAddress = this.kernels.allocate(scratchLength * 4);
    this.selector = new PatchSelector(width, height);
  }

  /** Renews the typed arrays when the kernels' memory has grown, which detaches the former ones. */
  refreshViews(): void {
    const { buffer } = this.kernels.bytes();
    if (this.inputs.floats.buffer === buffer) return;
    this.inputs = {
      integers: new Int32Array(buffer, this.inputsAddress, this.maxPatches * inputLength),
      floats: new Float32Array(buffer, this.inputsAddress, this.maxPatches * inputLength),
    };
    this.results = new Float32Array(buffer, this.resultsAddress, this.maxPatches * resultLength);
    this.scores = new Float32Array(buffer, this.scoresAddress, this.maxScores);
  }

  /** Aligns the first `count` input patches with a pyramid level; patches that move more than `reach` pixels fail. */
  align(level: number, count: number, iterations: number, reach: number): void {
    const { address, width, height } = this.pyramid.levels[level]!;
    this.kernels.run.alignPatches(
      this.inputsAddress,
      count,
      this.resultsAddress,
      address,
      width,
      height,
      iterations,
      reach,
      this.scratchAddress,
    );
  }

  /** Writes the NCC scores of `count` patches at all whole-pixel displacements up to `radius`, (2 radius + 1)² each. */
  search(level: number, count: number, radius: number): void {
    const { address, width, height } = this.pyramid.levels[level]!;
    this.kernels.run.searchPatches(
      this.inputsAddress,
      count,
      this.scoresAddress,
      address,
      width,
      height,
      radius,
      this.scratchAddress,
    );
  }
}
