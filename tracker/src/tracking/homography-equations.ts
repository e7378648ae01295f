import type { Homography } from '../geometry/homography.ts';

/** Standard deviations of a correction's affine and perspective parts, in pixels at the patches' rim. */
export type PriorDeviations = { readonly affine: number; readonly perspective: number };

const parameters = 8;

/**
 * Normal equations of a small homography correction with 8 parameters: the displacement of (x, y) is
 * (p₀ + p₁x + p₂y − x (p₆x + p₇y), p₃ + p₄x + p₅y − y (p₆x + p₇y)), in coordinates that `HomographyEquations.center`
 * and `size` normalize. Solved by Cholesky decomposition.
 */
export class HomographyEquations {
  /** The correction's parameters: the solution of the last `solve`. */
  readonly correction = new Float64Array(parameters);
  /** Center and size of the patches in pixels of the level: they normalize the coordinates. */
  centerX = 0;
  centerY = 0;
  size = 1;
  /** Partial derivatives of the displacement's x and y at the point of the last `setPoint`. */
  readonly rowX = new Float64Array(parameters);
  readonly rowY = new Float64Array(parameters);
  private readonly matrix = new Float64Array(parameters * parameters);
  private readonly right = new Float64Array(parameters);
  private readonly factor = new Float64Array(parameters * parameters);
  private readonly solved = new Float64Array(parameters);

  /** Starts new equations with a prior of zero mean. */
  reset({ affine, perspective }: PriorDeviations): void {
    this.matrix.fill(0);
    this.right.fill(0);
    const affineInformation = 1 / affine ** 2;
    const perspectiveInformation = 1 / perspective ** 2;
    for (let a = 0; a < parameters; a += 1)
      this.matrix[a * 9] = a > 5 ? perspectiveInformation : a === 0 || a === 3 ? 1e-6 : affineInformation;
  }

  /** Sets the point (in pixels of the level) at which derivatives are taken. */
  setPoint(pixelX: number, pixelY: number): void {
    const x = (pixelX - this.centerX) / this.size;
    const y = (pixelY - this.centerY) / this.size;
    const { rowX, rowY } = this;
    rowX[0] = 1;
    rowX[1] = x;
    rowX[2] = y;
    rowX[3] = 0;
    rowX[4] = 0;
    rowX[5] = 0;
    rowX[6] = -x * x;
    rowX[7] = -x * y;
    rowY[0] = 0;
    rowY[1] = 0;
    rowY[2] = 0;
    rowY[3] = 1;
    rowY[4] = x;
    rowY[5] = y;
    rowY[6] = -x * y;
    rowY[7] = -y * y;
  }

  /** Adds a measurement at the point: its information matrix (xx, xy; xy, yy) and that times the displacement. */
  add(xx: number, xy: number, yy: number, vx: number, vy: number): void {
    const { rowX, rowY, right, matrix } = this;
    for (let a = 0; a < parameters; a += 1) {
      const ax = rowX[a]!;
      const ay = rowY[a]!;
      if (ax === 0 && ay === 0) continue;
      right[a]! += ax * vx + ay * vy;
      const px = ax * xx + ay * xy;
      const py = ax * xy + ay * yy;
      for (let b = 0; b <= a; b += 1) matrix[a * parameters + b]! += px * rowX[b]! + py * rowY[b]!;
    }
  }

  /** Subtracts weighted outer products of two rows: what is eliminated from the equations (Schur complement). */
  eliminate(weightA: number, rowA: Float64Array, weightB: number, rowB: Float64Array): void {
    const { matrix } = this;
    for (let a = 0; a < parameters; a += 1)
      for (let b = 0; b <= a; b += 1)
        matrix[a * parameters + b]! -= weightA * rowA[a]! * rowA[b]! + weightB * rowB[a]! * rowB[b]!;
  }

  /** Solves into `correction`; false when the matrix is not positive definite. */
  solve(): boolean {
    const { matrix, right, factor, correction } = this;
    for (let i = 0; i < parameters; i += 1)
      for (let j = 0; j <= i; j += 1) {
        let sum = matrix[i * parameters + j]!;
        for (let k = 0; k < j; k += 1) sum -= factor[i * parameters + k]! * factor[j * parameters + k]!;
        if (i === j) {
          if (!(sum > 1e-12)) return false;
          factor[i * 9] = Math.sqrt(sum);
        } else factor[i * parameters + j] = sum / factor[j * 9]!;
      }
    for (let i = 0; i < parameters; i += 1) {
      let sum = right[i]!;
      for (let k = 0; k < i; k += 1) sum -= factor[i * parameters + k]! * correction[k]!;
      correction[i] = sum / factor[i * 9]!;
    }
    for (let i = parameters - 1; i >= 0; i -= 1) {
      let sum = correction[i]!;
      for (let k = i + 1; k < parameters; k += 1) sum -= factor[k * parameters + i]! * correction[k]!;
      correction[i] = sum / factor[i * 9]!;
    }
    return true;
  }

  /** Variance of the displacement at a point of the level, x and y together, by the last solution. */
  variance(pixelX: number, pixelY: number): number {
    this.setPoint(pixelX, pixelY);
    return this.varianceAlong(this.rowX) + this.varianceAlong(this.rowY);
  }

  /** rowᵀ M⁻¹ row for the matrix M of the last solution. */
  private varianceAlong(row: Float64Array): number {
    const { factor, solved } = this;
    let variance = 0;
    for (let i = 0; i < parameters; i += 1) {
      let sum = row[i]!;
      for (let k = 0; k < i; k += 1) sum -= factor[i * parameters + k]! * solved[k]!;
      solved[i] = sum / factor[i * 9]!;
      variance += solved[i]! ** 2;
    }
    return variance;
  }

  /** The warp of the level (pixels to pixels) whose displacement is `correction` to first order. */
  warp(): Homography {
    const { correction, centerX, centerY, size } = this;
    const a = 1 + correction[1]! / size;
    const b = correction[2]! / size;
    const d = correction[4]! / size;
    const e = 1 + correction[5]! / size;
    const g = correction[6]! / (size * size);
    const h = correction[7]! / (size * size);
    const i = 1 - g * centerX - h * centerY;
    const c = correction[0]! - a * centerX - b * centerY;
    const f = correction[3]! - d * centerX - e * centerY;
    return Float64Array.of(
      a + centerX * g,
      b + centerX * h,
      c + centerX * i,
      d + centerY * g,
      e + centerY * h,
      f + centerY * i,
      g,
      h,
      i,
    );
  }
}
